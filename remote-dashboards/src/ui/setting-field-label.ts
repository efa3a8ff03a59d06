/** Returns the label of a setting, which is stored under its full name or its name within the group. */
export function getSettingFieldLabel(
  name: string,
  labels: Readonly<Record<string, string>>,
): string {
  return labels[name] ?? labels[name.slice(name.indexOf('.') + 1)] ?? name;
}
