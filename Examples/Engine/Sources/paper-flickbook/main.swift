import Flickbook
import Paper

Flickbook.main(engines: BuiltInEngines.all + [PaperEngine.factory])
