/** Key of where a damaged car is repaired: every product says one of two values, so it is no cover that one offer has and another lacks. */
export const repairShopKey = 'KSK-SERVIS';
/** The wider of the two: the make's own shop, against one that the insurer has contracted. */
export const authorisedShop = 'Yetkili';
