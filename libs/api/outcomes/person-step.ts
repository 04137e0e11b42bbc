/** Business refusals of calls that store a step of the form: message and field by code. */
export interface FieldOutcome {
  message: string;
  /** Field at which the message is shown; absent: at the top of the form. */
  field?: string;
}

export const personStepOutcomes = {
  identityNotMatchBirthDate: {
    message: 'Kimlik numarası ile doğum tarihi eşleşmiyor. İkisini de kontrol edin.',
    field: 'birthday',
  },
  identityNotMatchPhone: { message: 'Hesap bilgileri eşleşmiyor. Kimlik ve telefon numaranızı kontrol edin.' },
  phoneMaximumUse: {
    message:
      'Bu kimlik numarasıyla en çok 10 farklı telefon kullanılabilir. Daha önce kullandığınız bir numarayı yazın.',
    field: 'phoneNumber',
  },
  phoneMissing: { message: 'Kod göndermek için önce kimlik ve telefon numaranızı yazın.', field: 'phoneNumber' },
  emailInvalid: { message: 'E-posta adresini ad@ornek.com biçiminde yazın.', field: 'email' },
  jobUnknown: { message: 'Listeden bir meslek seçin.', field: 'jobCode' },
  emailSame: { message: 'Bu e-posta adresi zaten kayıtlı. Farklı bir adres yazın ya da boş bırakın.', field: 'email' },
} as const satisfies Record<string, FieldOutcome>;
