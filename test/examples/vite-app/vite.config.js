import { mockgen } from 'mockgen-cli/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [mockgen({ base: '/api', seed: 7, items: 30, only: ['users'] })],
});
