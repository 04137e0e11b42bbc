/** The pages that landing pages recommend, by name. */
export type ReadingName =
  // Of lines.
  | 'traffic'
  | 'auto'
  | 'electric'
  | 'imm'
  | 'greenCard'
  | 'usedVehicle'
  | 'dask'
  | 'home'
  | 'housing'
  | 'phone'
  | 'complementHealth'
  | 'health'
  | 'travel'
  | 'personalAccident'
  // Calculators and articles.
  | 'steps'
  | 'ceilings'
  | 'online'
  | 'monthlyAuto'
  | 'unlimitedImm'
  | 'valueList'
  | 'damageQuery'
  | 'comparing'
  | 'maternity'
  | 'pregnancy';
