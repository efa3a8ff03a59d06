/**
 * Returns the label of a site setting's field, which is stored under the field's full name or under its name within the group.
 */
export function getSettingFieldLabel(
  name: string,
  labels: Readonly<Record<string, string>>,
): string {
  return labels[name] ?? labels[name.slice(name.indexOf('.') + 1)] ?? name;
}
