import { records } from 'mockgen-cli/generate';

/** Fills a `model User { id Int @id, username String, email String }` with the users of the API. */
export async function seed(prisma) {
  const data = [...records('users')].map(({ id, username, email }) => ({ id, username, email }));
  await prisma.user.createMany({ data });
}
