import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    sequence: { shuffle: true },
    // No test leaves anything behind in its process, so files may share one: a third of the time.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default config;
