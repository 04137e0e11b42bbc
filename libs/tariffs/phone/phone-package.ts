/** The option of an offer by which a buyer chooses the package, and its values: everything, or the screen alone. */
export const packageKey = 'package';
export const phonePackages = ['wide', 'narrow'] as const;
export type PhonePackage = (typeof phonePackages)[number];
