/** A page of users, and whether there are more. */
export async function loadUsers(page, request = fetch) {
  const response = await request(`/api/users?page=${page}&limit=8`);
  if (!response.ok) throw new Error(`The users cannot be loaded: ${response.status}`);
  const { data, pagination } = await response.json();
  const names = data.map(({ first_name: first, last_name: last }) => `${first} ${last}`);
  return { names, hasMore: page < pagination.total_pages };
}
