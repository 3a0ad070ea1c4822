// In the place of axios' own adapters, which are most of it: the requests of our client always bring theirs.
export default { getAdapter: (adapter) => adapter };
