/** True for the query of a used vehicle's purchase (`usedVehicleSaleType=true`). */
export function isUsedVehicleSale(query: URLSearchParams): boolean {
  return query.get('usedVehicleSaleType') === 'true';
}
