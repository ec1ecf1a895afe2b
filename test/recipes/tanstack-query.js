/** What `useInfiniteQuery` takes: one page after the other, until the last one. */
export function pagesOf(address, name) {
  return {
    queryKey: [address, name],
    initialPageParam: 1,
    async queryFn({ pageParam, signal }) {
      const response = await fetch(`${address}/${name}?page=${pageParam}&limit=20`, { signal });
      if (!response.ok) throw new Error((await response.json()).detail);
      return response.json();
    },
    getNextPageParam: ({ pagination: { page, total_pages: last } }) => (page < last ? page + 1 : undefined),
  };
}
