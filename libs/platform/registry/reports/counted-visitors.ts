/** Of one subnet, so many visitors are counted while a version is on trial: reports can be sent by anyone. */
export const countedVisitors = 2;
