/** Key of the share of each claim that the insured bears: insurers list it among the covers, but it is none. */
export const excessKey = 'KSK-MUAFIYET';
