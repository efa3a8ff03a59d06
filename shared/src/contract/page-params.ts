/** Extracts the type of a path pattern's parameters: `/services/:serviceId` gives `{ serviceId }`. */
export type PageParams = Readonly<Record<string, string | undefined>>;
