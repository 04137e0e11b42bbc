/** The cookie with a visitor's place among all, by which the edge gives out versions on trial (cookieTable.releasePlace). */
export const releasePlaceCookie = 'release-place';
