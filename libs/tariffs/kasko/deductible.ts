/** Key of the deductible: insurers list it among the covers, but it is not a cover. */
export const deductibleKey = 'KSK-MUAFIYET';
