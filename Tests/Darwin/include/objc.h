// The declarations of the headers objc/NSObject.h and CGGeometry.h, for checking the code for UIKit
// with an Objective-C runtime.
#pragma once

@protocol NSObject
- (_Bool)respondsToSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(id)object;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
- (id)forwardingTargetForSelector:(SEL)aSelector;
@end

struct CGPoint { double x, y; };
typedef struct CGPoint CGPoint;
struct CGSize { double width, height; };
typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
