import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { records } from 'mockgen-cli/generate';

export const users = sqliteTable('users', {
  id: integer().primaryKey(),
  username: text().notNull(),
  email: text().notNull(),
});

/** Fills the table with the users of the API. What is no column of it is left out. */
export async function seed(db) {
  await db.insert(users).values([...records('users')]);
}
