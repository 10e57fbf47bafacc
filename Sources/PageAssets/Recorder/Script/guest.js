globalThis.flickbook = {};
