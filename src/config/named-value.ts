/** Last words of the names of fields whose values have one type, whatever they belong to. */
export interface Named {
  readonly string:
    | 'city'
    | 'country'
    | 'created_at'
    | 'currency'
    | 'description'
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'name'
    | 'phone'
    | 'slug'
    | 'street'
    | 'title'
    | 'updated_at'
    | 'url'
    | 'username';
  readonly number: 'age' | 'amount' | 'count' | 'price' | 'quantity' | 'rating' | 'stock' | 'total';
}

type ByLastWords<K> = K extends Named['string']
  ? string
  : K extends Named['number']
    ? number
    : K extends `${string}_${infer Last}`
      ? ByLastWords<Last>
      : unknown;

/**
 * The type that inference gives to a field by its name, for the commonest names; unknown for others. The tables of
 * inference have thousands, which are no types.
 */
export type NamedValue<K> = K extends `is_${string}` | `has_${string}` ? boolean : ByLastWords<K>;
