import { z } from 'zod';
import { filled } from './parts';

/** Key → language → text: `{ quickStart: { en: 'Quick Start', zh: '快速上手' } }`. */
export const labelsSchema = z.record(filled(), z.record(filled(), z.string()));
