export const daskPolicyMessages = {
  empty: 'DASK poliçe numarasını girin',
  invalid: 'DASK poliçe numarasını 7 ile 10 rakam arasında girin',
} as const;
