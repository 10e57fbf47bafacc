import Flickbook

Flickbook.main()
