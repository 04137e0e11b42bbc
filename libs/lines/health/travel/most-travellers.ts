/** In one policy, with the person of the form (decision 374). */
export const mostTravellers = 9;
