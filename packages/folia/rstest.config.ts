import { defineConfig } from '@rstest/core';
import workspace from '../../rstest.config';

/** Tests of this package alone run as they do with all others. */
export default defineConfig({ ...workspace, include: ['src/**/*.test.{ts,tsx}'] });
