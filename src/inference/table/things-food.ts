import { category, chosen, listed, row, type Row } from './row.ts';

/** Rows for dishes, drinks, and what is in them. */
export const FOOD: readonly Row[] = [
  row(
    'name',
    'dish name, menu item name, meal name, recipe name, recipe title, food name, dish, menu item, meal, food, recipe, menu item title, food item name, dish title, meal title, snack name, dessert name',
    {
      string: listed(
        'Tomato Soup, Mushroom Risotto, Grilled Salmon, Caesar Salad, Spinach Lasagne, Chicken Curry, Vegetable Stew, Apple Pie, Lentil Burger, Potato Gratin, Fish Tacos, Pumpkin Ravioli, Lemon Tart, Beef Goulash, Greek Salad, Pad Thai, Onion Quiche, Chocolate Mousse, Falafel Wrap, Garlic Prawns',
      ),
    },
  ),
  row(
    'name',
    'ingredient name, ingredient, allergen name, grocery name, vegetable name, fruit name, food ingredient, topping, topping name, spice name, flavor',
    category(
      'Flour, Butter, Sugar, Olive oil, Tomatoes, Onions, Garlic, Eggs, Milk, Rice, Carrots, Basil, Cream, Potatoes, Cheese, Lemon',
    ),
  ),
  row('name', 'allergen, allergy, allergies, allergy name, food allergy, @person allergy', {
    string: chosen('nuts:4, gluten:3, dairy:3, shellfish, eggs, soy'),
  }),
  row('name', 'dietary restriction, diet, dietary requirement, diet type, dietary preference, food preference', {
    string: chosen('none:4, nuts, gluten, dairy, shellfish:0.5, vegetarian, vegan'),
  }),
  row(
    'category',
    'dish category, menu item category, recipe category, menu category, food category, meal category, menu section, course of meal, menu section name, dish type, menu category name, meal type category, food item category, menu item type',
    category('Starters, Soups, Salads, Main courses, Side dishes, Desserts, Drinks, Vegetarian, Breakfast, Grill'),
  ),
  row(
    'name',
    'drink name, beverage name, wine name, beer name, coffee name, cocktail name, tea name, drink, beverage',
    category(
      'House Red, Pale Ale, Sparkling Water, Espresso, Apple Juice, Green Tea, Lemonade, Dry Cider, Cappuccino, Pilsner, Ginger Beer, Hot Chocolate',
    ),
  ),
  row(
    'name',
    'menu name, course menu name, meal plan name, menu title, menu, diet name',
    category(
      'Lunch Menu, Dinner Menu, Breakfast, Drinks, Desserts, Weekly Specials, Children’s Menu, Brunch, Set Menu, Wine List',
    ),
  ),
  row(
    'name',
    'cuisine, cuisine type, cuisine name, food type, kitchen, restaurant type, restaurant category, food category',
    { string: chosen('Italian:4, Indian:3, French:2, Japanese:3, Mexican:2, Thai:2, Greek, Vegetarian') },
  ),
  row('name', 'phase of day, meal type, meal time, time of day, part of day, course type meal, eating occasion', {
    string: chosen('breakfast:3, lunch:4, dinner:4, snack:2'),
  }),
  row('name', 'meal preference, @person meal, meal choice, special meal, passenger meal, dietary choice', {
    string: chosen('standard:5, vegetarian:3, vegan, gluten-free, halal:0.5'),
  }),
];
