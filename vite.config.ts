import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './scripts/catalogue.ts';
import { precompress } from './scripts/precompress.ts';

export default defineConfig({
  plugins: [react(), catalogue(), precompress()],
  build: { outDir: 'dist', assetsDir: 'assets', target: 'es2022', reportCompressedSize: false },
});
