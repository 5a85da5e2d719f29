const { folderSize } = require('folder-size');

folderSize('node_modules/folder-size').then(({ files }) => console.log(`${files} files`));
