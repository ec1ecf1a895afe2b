import type { Page } from 'playwright-core';
import type { ChaosOptions } from '../../src/testing/handler.ts';

export function mockApi(page: Page, address: string, options?: ChaosOptions): Promise<void>;
