/** What the document of a page says to search engines and to those who show a link to it. */
export interface SeoMetadata {
  /** The page's own address, whatever it was opened by. */
  readonly url: string;
  /** URL of a JPEG of 1200 by 630 pixels. */
  readonly picture: string | undefined;
  /** In the words of schema.org. */
  readonly structuredData: readonly object[];
}
