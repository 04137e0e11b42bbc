/** Found again by place and birth date, as long as the journey has them. */
export interface NamedTraveller {
  place: number;
  birthday: string;
  name: string;
  surname: string;
  /** Empty for somebody with a passport. */
  identityNo: string;
  passportNo: string;
}
