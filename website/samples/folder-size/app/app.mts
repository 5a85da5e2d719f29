import { type FolderSize, folderSize } from 'folder-size';

const size: FolderSize = await folderSize('.');
console.log(size.bytes);

// @ts-expect-error
await folderSize(42);
