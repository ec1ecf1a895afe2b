import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { load } from '../dialects/outside/hosts.ts';
import { describeWith } from '../contract/needs.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const packages = {
  name: 'the recipes for drizzle and Prisma',
  program: process.env['SEEDERS'],
  advice: 'name the folder that their packages and this one are installed in in the environment variable SEEDERS',
};

/** What of the client of libSQL is called. */
interface LibSql {
  createClient(options: { readonly url: string }): { execute(statement: string): Promise<unknown>; close(): void };
}

/** A client of Prisma, as far as the test calls it. */
interface Prisma {
  readonly user: { findMany(): Promise<unknown> };
  $disconnect(): Promise<void>;
}

const SCHEMA = `
generator client {
  provider = "prisma-client-js"
}
datasource db {
  provider = "sqlite"
}
model User {
  id       Int    @id
  username String
  email    String
}
`;

describeWith(packages, (folder) => {
  /** Loads a recipe beside the packages. What it exports is what the tests are about. */
  const recipe = async <T>(name: string): Promise<T> => {
    const copy = join(resolve(folder()), `${name}.mjs`);
    copyFileSync(`test/recipes/${name}.js`, copy);
    return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as T;
  };

  /** Creates a database with an empty table of users. */
  const database = async (table: string): Promise<{ readonly url: string } & ReturnType<LibSql['createClient']>> => {
    const url = pathToFileURL(join(temporary(), 'data.db')).href;
    const client = load<LibSql>(folder(), '@libsql/client').createClient({ url });
    await client.execute(
      `CREATE TABLE "${table}" (id INTEGER PRIMARY KEY, username TEXT NOT NULL, email TEXT NOT NULL)`,
    );
    return Object.assign(client, { url });
  };

  /** The users that the API has, with the columns of the table. */
  const usersOfApi = async (): Promise<unknown> => {
    const { data } = await createHandler(await createTree({ only: ['users'] })).get('/users', { limit: 100 });
    return data.map(({ id, username, email }) => ({ id, username, email }));
  };

  it('drizzle has the users of the API', { timeout: 60_000 }, async () => {
    const { seed, users } = await recipe<{ seed(db: unknown): Promise<void>; users: unknown }>('drizzle');
    const client = await database('users');
    interface Db {
      select(): { from(table: unknown): Promise<unknown> };
    }
    const db = load<{ drizzle(client: unknown): Db }>(folder(), 'drizzle-orm/libsql').drizzle(client);
    await seed(db);
    expect(await db.select().from(users)).toEqual(await usersOfApi());
    client.close();
  });

  it('Prisma has the users of the API', { timeout: 300_000 }, async () => {
    const at = resolve(folder());
    writeFileSync(join(at, 'schema.prisma'), SCHEMA);
    // Its client has no engine, and `generate` needs none. Named any file, Prisma downloads no engine of its migrations.
    const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
    execFileSync(join(at, 'node_modules/.bin/prisma'), ['generate', '--schema', 'schema.prisma'], { cwd: at, env });
    const { seed } = await recipe<{ seed(prisma: unknown): Promise<void> }>('prisma');
    const client = await database('User');
    const { PrismaLibSql } = load<{ PrismaLibSql: new (options: object) => unknown }>(at, '@prisma/adapter-libsql');
    const { PrismaClient } = load<{ PrismaClient: new (options: object) => Prisma }>(at, '@prisma/client');
    const prisma = new PrismaClient({ adapter: new PrismaLibSql({ url: client.url }) });
    await seed(prisma);
    expect(await prisma.user.findMany()).toEqual(await usersOfApi());
    await prisma.$disconnect();
    client.close();
  });
});
