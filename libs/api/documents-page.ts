/** The page where customers upload what an insurer asked for; its link has a `hash`. */
export const documentsPath = '/dokuman-yukleme';
