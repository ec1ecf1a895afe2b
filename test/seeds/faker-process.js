// Prints all records of another seed of a tree on a host of plain files, in whatever runtime this file is run by.
const [, , tree, base] = process.argv;
const { createFetch } = await import(`${tree}/mockgen.js`);
const { generator } = await import(`${tree}/generator.js`);
const response = await createFetch(base, { generator })(`${base}things/all.json?seed=7`);
process.stdout.write(await response.text());
