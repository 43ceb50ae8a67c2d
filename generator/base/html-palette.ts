/**
 * The colours of self-contained pages as custom properties: light or dark as the system prefers, light
 * on paper. Each text colour has a contrast of at least 4.5 on each page colour that it is used on.
 */
export const PALETTE = `
:root {
  color-scheme: light;
  --page: #ffffff; --card: #ffffff; --soft: #f5f6f8; --line: #d8dce3; --ink: #1b1f26; --faint: #565e6b;
  --breaking: #a8211a; --breaking-page: #fdeceb; --risky: #7d4b00; --risky-page: #fdf1dc;
  --info: #1b5797; --info-page: #e8f1fb; --none: #565e6b; --none-page: #eceef1;
  --old: #fdf3f2; --old-edge: #d9776f; --new: #f0f8f2; --new-edge: #5aa873; --link: #1b5797; --focus: #1b5797;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --page: #14171c; --card: #1a1e25; --soft: #20252d; --line: #353b46; --ink: #e6e9ee; --faint: #a3abb8;
    --breaking: #ff9c94; --breaking-page: #43201e; --risky: #f2bd6b; --risky-page: #3d2d12;
    --info: #90c2ff; --info-page: #1a2f49; --none: #a3abb8; --none-page: #2a2f38;
    --old: #2a1c1d; --old-edge: #b45a53; --new: #18271e; --new-edge: #4c9165; --link: #90c2ff; --focus: #90c2ff;
  }
}
`;
