/** Kinds of driving licence as the form asks them: 1 none, 2 cars, 3 motorcycles, 4 both, 5 lorries and buses. */
export const ridesMotorcycle = (licenceType: string): boolean => licenceType === '3' || licenceType === '4';
