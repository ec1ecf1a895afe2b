import { describe, expect, it } from 'vitest';
import { describeInChromium, fetchIn } from '../../contract/chromium.ts';
import { largeSiteOf, recordsOf, visit, type Visit } from './visit.ts';

const big = largeSiteOf({});
const next = largeSiteOf({ seed: 7 });
const records = recordsOf(big, 'coupons');

/** Returns what the host was asked for since the last call, without the base. */
function asked({ host }: Visit): readonly string[] {
  return host.requests.splice(0).map(({ target, status }) => `${status} ${target.replace('/repo/', '')}`);
}

describeInChromium({ name: 'the service worker over a large collection, in Chromium', isLong: true }, (browser) => {
  describe('on a host that ignores ranges', () => {
    it('is loaded on first use, and kept', async () => {
      const { host, ask, stopWorker } = await visit(browser(), big);
      const loads = (): number => host.requests.filter(({ target }) => target === '/repo/coupons/all.json').length;
      expect(loads()).toBe(0);
      const [record] = await Promise.all(['coupons/1001', 'coupons?q=a', 'coupons/7', 'commerce/coupons'].map(ask));
      expect(record).toEqual(records[1000]);
      await ask('coupons?page=2');
      expect(loads()).toBe(1);
      await host.close();
      await stopWorker();
      expect(await ask('coupons/999')).toEqual(records[998]);
    });

    it('fails like the network if it is not cached, and works again with the network', async () => {
      const { host, ask } = await visit(browser(), big);
      host.hold = () => Promise.reject(new Error('away'));
      expect(await ask('coupons/meta')).toEqual(JSON.parse(String(big.get('coupons/meta.json'))));
      await expect(ask('coupons')).rejects.toThrow('Failed to fetch');
      host.hold = undefined;
      expect(await ask('coupons/8')).toEqual(records[7]);
    });

    it('is checked by its digests alone', async () => {
      const visited = await visit(browser(), big);
      asked(visited);
      await visited.ask('coupons/8');
      expect(asked(visited)).toEqual(['200 coupons/all.idx', '200 coupons/all.json']);
    });

    it('is never answered from a file that was edited by hand', async () => {
      const { ask } = await visit(browser(), new Map(big).set('coupons/all.json', '[\n{"id":1}\n]\n'));
      await expect(ask('coupons/1')).rejects.toThrow('Failed to fetch');
      await expect(ask('coupons')).rejects.toThrow('Failed to fetch');
    });

    it('is replaced together with its build when there is a newer one', async () => {
      const { host, ask } = await visit(browser(), big);
      host.swap(next);
      expect(await ask('coupons/8')).toEqual(recordsOf(next, 'coupons')[7]);
      expect(await ask('mockgen.json')).toEqual(JSON.parse(String(next.get('mockgen.json'))));
    });
  });

  describe('on a host that supports ranges', () => {
    const open = async (): Promise<Visit> => {
      const visited = await visit(browser(), big);
      visited.host.ranges = () => true;
      asked(visited);
      return visited;
    };

    it('is loaded block by block, and the blocks are kept', async () => {
      const visited = await open();
      const { host, ask, stopWorker } = visited;
      expect(await ask('coupons/1001')).toEqual(records[1000]);
      expect(asked(visited)).toEqual(['206 coupons/all.idx', '206 coupons/all.json']);
      expect(await ask('coupons?page=2')).toMatchObject({ data: records.slice(10, 20), pagination: { total: 1001 } });
      expect(asked(visited)).toEqual(['206 coupons/all.json']);
      await host.close();
      await stopWorker();
      expect(await ask('coupons/999')).toEqual(records[998]);
      expect(await ask('coupons?page=3')).toMatchObject({ data: records.slice(20, 30) });
      await expect(ask('coupons?page=50')).rejects.toThrow('Failed to fetch');
    });

    it('needs no more requests after a search has loaded all of it', async () => {
      const visited = await open();
      const { host, ask, stopWorker } = visited;
      await ask('coupons?q=a');
      await ask('coupons?page=50');
      expect(asked(visited)).toEqual(['206 coupons/all.idx', '200 coupons/all.json']);
      await host.close();
      await stopWorker();
      expect(await ask('coupons?page=50')).toMatchObject({ data: records.slice(490, 500) });
    });

    it('is answered from the newer build when there is one', async () => {
      const { host, ask } = await open();
      await ask('coupons/8');
      host.swap(next);
      expect(await ask('coupons/900')).toEqual(recordsOf(next, 'coupons')[899]);
      expect(await ask('coupons/8')).toEqual(recordsOf(next, 'coupons')[7]);
    });

    it('is loaded as a whole if its index is broken', async () => {
      const visited = await open();
      visited.host.swap(new Map(big).set('coupons/all.idx', new Uint8Array(1000)));
      expect(await visited.ask('coupons/8')).toEqual(records[7]);
      expect(asked(visited)).toEqual(['206 coupons/all.idx', '304 mockgen.json', '200 coupons/all.json']);
    });

    it('is loaded as a whole if the host returns ranges of a compressed file', async () => {
      const visited = await open();
      visited.host.ranges = (path) => (path.endsWith('.json') ? 'compressed' : true);
      expect(await visited.ask('coupons/8')).toEqual(records[7]);
      expect(asked(visited).slice(-1)).toEqual(['200 coupons/all.json']);
    });

    it('leaves range requests of the page to the host', async () => {
      const visited = await open();
      const { host, page } = visited;
      const part = await fetchIn(page, `${host.url}coupons/all.json`, { headers: { range: 'bytes=0-9' } });
      expect([part.status, part.body]).toEqual([206, String(big.get('coupons/all.json')).slice(0, 10)]);
      expect(asked(visited)).toEqual(['206 coupons/all.json']);
    });
  });
});
