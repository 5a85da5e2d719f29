import { type Output, type OutputEntry, textFile } from './output';

interface DataEntry extends OutputEntry {
  text: string;
}

/** The site's data for the browser: its code is the same for all sites. */
export const data: Output<DataEntry> = {
  list: ({ dataFiles }) => dataFiles,
  render: async ({ path, text }) => ({ files: [textFile(path, text)], problems: [] }),
};
