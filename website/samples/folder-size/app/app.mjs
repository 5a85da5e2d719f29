import { folderSize } from 'folder-size';

const { files } = await folderSize('node_modules/folder-size');
console.log(`${files} files`);
