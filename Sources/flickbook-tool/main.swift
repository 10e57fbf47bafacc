import Flickbook
