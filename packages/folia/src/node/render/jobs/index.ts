import { findImports } from './find-imports';
import { renderBodies } from './render-bodies';
import { renderDocument } from './render-document';
import { renderMarkdown } from './render-markdown';
import { renderPayload } from './render-payload';
import { renderSocialCard } from './render-social-card';
import { writeIndex } from './write-index';

/** The jobs of threads: functions of a task, which is data, and of the thread they run in. */
export const jobs = {
  ...{ findImports, renderBodies, renderDocument, renderMarkdown, renderPayload, renderSocialCard, writeIndex },
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Task<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type Result<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

/** The jobs that make files of the output. */
export type OutputJob = 'renderDocument' | 'renderMarkdown' | 'renderPayload' | 'renderSocialCard' | 'writeIndex';
