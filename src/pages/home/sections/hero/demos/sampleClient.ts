/** The look of the sample client whose website all demos show: her colours and her serif font, as in her case study. */
export const SAMPLE_CLIENT = `
  --sand: #f1e8d8;
  --sand-200: #e3d6bf;
  --sand-300: #cdbb9b;
  --sand-600: #6f5c3d;
  --pine: #17352b;
  --pine-600: #3d574c;
  --rust: #c4492a;
  --serif: Mockup, Georgia, serif;
`
