import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    testTimeout: 60_000,
    // Tests that start the program or a pool of workers take seconds; two at a time keep a small machine responsive.
    maxWorkers: 2,
    // Test files leave nothing behind that another could see: modules are loaded once a process, not once a file.
    isolate: false,
  },
});
