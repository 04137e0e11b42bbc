/** Key of the repair shop: every product states one of two values, so it is not a cover that distinguishes offers. */
export const repairShopKey = 'KSK-SERVIS';
/** The manufacturer's authorised repair shop, as opposed to one contracted by the insurer. */
export const authorisedShop = 'Yetkili';
