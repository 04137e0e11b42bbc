/** Key of where a damaged car is repaired: every product says one of two values, so it is no cover that one offer has and another lacks. */
export const repairShopKey = 'KSK-SERVIS';
