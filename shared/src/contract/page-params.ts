/** A type with the parameters of a path pattern: `/services/:serviceId` gives `{ serviceId }`. */
export type PageParams = Readonly<Record<string, string | undefined>>;
