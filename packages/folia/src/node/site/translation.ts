import GithubSlugger from 'github-slugger';
import { hashOf } from '../support/files';

/** The text between two headings of a source. The first section (id '') is all above the first `##`. */
export interface SourceSection {
  id: string;
  title: string;
  /** 1-based. */
  line: number;
  hash: string;
}

/** Section id → hashes of original and translation as of the last `folia i18n sync`: `3f2a91c0 77d0e1aa`. */
export type SectionRecord = { [id: string]: string };

/** Language → page id → its sections: the file a site names as `translations`. */
export type TranslationRecord = { [locale: string]: { [pageId: string]: SectionRecord } };

const heading = /^(#{1,6})[ \t](.*)$/;
const customId = /\\?\{#([^\s{}\\]+)(?:[ \t]+#[^\s{}\\]+)*\\?\}[ \t#]*$/;
const fence = /^[ \t]*(`{3,}|~{3,})/;

/** Splits a source at its headings. A new line break or a blank line is no change. */
export function getSections(source: string): SourceSection[] {
  const slugger = new GithubSlugger();
  // ids chosen by the author are given to no other heading
  for (const [, id = ''] of source.matchAll(new RegExp(customId, 'gm'))) slugger.occurrences[id] = 0;
  const drafts = [{ id: '', title: '', line: 1, lines: [] as string[] }];
  const state = { fence: '' };
  source.split(/\r?\n/).forEach((text, index) => {
    const mark = fence.exec(text)?.[1] ?? '';
    if (state.fence === '') state.fence = mark;
    else if (mark.startsWith(state.fence)) state.fence = '';
    const [, depth = '', written = ''] = state.fence === '' && mark === '' ? (heading.exec(text) ?? []) : [];
    const title = written.replace(customId, '').trim();
    const first = drafts[0];
    if (depth.length === 1 && first && first.title === '') first.title = title;
    if (depth.length > 1)
      drafts.push({ id: customId.exec(written)?.[1] ?? slugger.slug(title), title, line: index + 1, lines: [] });
    drafts.at(-1)?.lines.push(text);
  });
  return drafts.map(({ lines, ...section }) => ({
    ...section,
    hash: hashOf(lines.join(' ').split(/\s+/).join(' '), 8),
  }));
}

/** Records that a translation is up to date with its original. */
export function createRecord(original: readonly SourceSection[], translation: readonly SourceSection[]): SectionRecord {
  return Object.fromEntries(
    original.map((section, index) => [
      section.id,
      `${section.hash} ${findPartner(section, index, translation)?.hash ?? ''}`.trim(),
    ]),
  );
}

/** A section of the original that the translation has not followed, under its translated title where there is one. */
export interface StaleSection extends SourceSection {
  translatedTitle: string;
}

/**
 * Sections of the original that have changed, or come, since the record was made, while the translation stayed as it was. Without a
 * record the result is empty.
 */
export function staleSections(
  original: readonly SourceSection[],
  translation: readonly SourceSection[],
  record: SectionRecord | undefined,
): StaleSection[] {
  if (!record) return [];
  return original.flatMap((section, index) => {
    const partner = findPartner(section, index, translation);
    const [then, translated = ''] = record[section.id]?.split(' ') ?? [];
    // a new section of the original counts as translated when the translation has it too
    const behind =
      then === undefined
        ? !translation.some(({ id }) => id === section.id)
        : then !== section.hash && (partner?.hash ?? '') === translated;
    return behind ? [{ ...section, translatedTitle: partner?.title || section.title }] : [];
  });
}

/** The same section of the translation: by id, or, where headings have ids of their own language, by place. */
const findPartner = (
  section: SourceSection,
  index: number,
  translation: readonly SourceSection[],
): SourceSection | undefined => translation.find(({ id }) => id === section.id) ?? translation[index];
