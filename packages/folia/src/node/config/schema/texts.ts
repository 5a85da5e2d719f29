import { z } from 'zod';
import { filled, url } from './parts';

const text = (description: string) => filled().optional().describe(description);

/** Texts a site may set for all languages (`theme`) or for one (`theme.locales[]`). Without them the language's strings file. */
export const textFields = {
  outlineTitle: text('Title of the outline. Default: `ON THIS PAGE`.'),
  prevPageText: text('Label of the link to the previous page. Default: `Previous Page`.'),
  nextPageText: text('Label of the link to the next page. Default: `Next Page`.'),
  lastUpdatedText: text('Label before the time of the last change. Default: `Last Updated`.'),
  sourceCodeText: text('Label of links to source code. Default: `Source`.'),
  copyCodeText: text('Name of the button that copies a code block. Default: `Copy code`.'),
  wrapCodeText: text('Name of the button that wraps the lines of a code block. Default: `Toggle code wrap`.'),
  searchPlaceholderText: text('Placeholder of the search box. Default: `Search Docs`.'),
  searchNoResultsText: text('Message when nothing is found. Default: `No results for`.'),
  searchSuggestedQueryText: text('Advice when nothing is found. Default: `Please try again with a different keyword`.'),
  overview: z
    .strictObject({
      filterNameText: text('Label of the filter. Default: `Filter`.'),
      filterPlaceholderText: text('Placeholder of the filter. Default: `Enter keyword`.'),
      filterNoResultText: text('Message when nothing matches. Default: `No API matching "{query}" found.`'),
    })
    .optional()
    .describe('Texts of overview pages.'),
};

type Texts = z.output<z.ZodObject<typeof textFields>> & { editLink?: EditLinkOptions | undefined };

/** The texts that are set, by their keys in the strings file of a language. */
export function collectStrings({ overview, editLink, ...texts }: Texts): Record<string, string> {
  const all: Record<string, string | undefined> = {
    outlineTitle: texts.outlineTitle,
    prevPage: texts.prevPageText,
    nextPage: texts.nextPageText,
    lastUpdated: texts.lastUpdatedText,
    sourceCode: texts.sourceCodeText,
    copyCode: texts.copyCodeText,
    wrapCode: texts.wrapCodeText,
    searchPlaceholder: texts.searchPlaceholderText,
    searchNoResults: texts.searchNoResultsText,
    searchSuggestion: texts.searchSuggestedQueryText,
    filterName: overview?.filterNameText,
    filterPlaceholder: overview?.filterPlaceholderText,
    filterNoResult: overview?.filterNoResultText,
    editLink: editLink?.text,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export const editLinkSchema = z.strictObject({
  docRepoBaseUrl: url().optional().describe('The path of the page, relative to the docs folder, is appended to this.'),
  text: filled().optional().describe('Label of the link. Without one, there is no link.'),
});

/** What is below home pages. */
export const footerSchema = z.strictObject({
  message: z.string().default('').describe('HTML below the home page.'),
});

type EditLinkOptions = z.output<typeof editLinkSchema>;
