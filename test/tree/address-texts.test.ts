import { describe, expect, it } from 'vitest';
import { keyFieldOf, routedOf } from '../../src/schema/index.ts';
import { addressTexts } from '../../src/tree/index.ts';
import { ADDRESSED } from '../contract/addressed-tree.ts';

describe('addressTexts', () => {
  it.each([
    ['conversations', ['/messaging/v1/Conversations/{sid}']],
    ['messages', ['/messaging/v1/Messages/{sid}', '/messaging/v1/Conversations/{conversation}/Messages/{sid}']],
    [
      'receipts',
      ['/messaging/receipts/{id}', '/messaging/v1/Conversations/{conversation}/Messages/{message}/Receipts/{id}'],
    ],
    ['settings', ['/messaging/settings/{id}', '/messaging/v1/Conversations/{conversation}/Settings']],
    ['comments', ['/press/comments/{id}', '/press/articles/{article_id}/comments', '/press/members/{by.id}/comments']],
    ['summary', ['/press/orders/Summary']],
  ])('writes those of %s', (name, expected) => {
    const resource = ADDRESSED.find(name) ?? expect.fail(`there is no ${name}`);
    const shape = { layout: 'category', resources: routedOf(ADDRESSED.resources) } as const;
    expect(addressTexts(shape, name, keyFieldOf(resource))).toEqual(expected);
  });
});
