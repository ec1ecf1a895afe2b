import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    sequence: { shuffle: true },
    testTimeout: 20_000,
  },
});

export default config;
