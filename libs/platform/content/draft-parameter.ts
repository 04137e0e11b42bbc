/** Query parameter that shows a version of content that is not published, to whoever has its token. */
export const draftParameter = 'taslak';
