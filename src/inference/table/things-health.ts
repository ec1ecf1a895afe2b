import { category, chosen, matching, row, type Row } from './row.ts';

/** Rows for illnesses, medicines, and treatments. */
export const HEALTH: readonly Row[] = [
  row(
    'name',
    'hospital department, medical specialty, specialty, speciality, specialization, medical department, doctor department, clinic department, practice area, specialisation, patient department, specialty name, doctor specialty, physician specialty, practitioner specialty, field of medicine',
    category(
      'General Medicine, Cardiology, Dermatology, Paediatrics, Orthopaedics, Neurology, Gynaecology, Radiology, Psychiatry, Oncology, Ophthalmology, Surgery',
    ),
  ),
  row(
    'name',
    'medication name, medicine name, drug name, medication, drug, prescription drug, medicine, prescription name, generic name, active ingredient, prescription medication, pill name, treatment drug, substance, drug brand name, medication display',
    category(
      'Paracetamol, Ibuprofen, Amoxicillin, Metformin, Omeprazole, Amlodipine, Salbutamol, Ramipril, Cetirizine, Simvastatin, Prednisolone, Levothyroxine',
    ),
  ),
  row(
    'name',
    'dosage, dose, dose quantity text, strength dose, dosage text, prescription dosage, dosage amount, dose text, medication dosage, dosage form text, strength, drug strength, dose amount',
    { string: chosen('5 mg, 10 mg:2, 20 mg:2, 50 mg, 100 mg:2, 250 mg, 500 mg:3') },
  ),
  row(
    'name',
    'dosage frequency, dosage instruction, medication frequency, prescription frequency, intake, dose frequency, sig, prescription instruction, medication instruction, medication schedule, administration instruction, usage instruction',
    { string: chosen('once a day:4, twice a day:4, three times a day:2, every eight hours, at bedtime, when needed') },
  ),
  row(
    'name',
    'administration route, medication route, drug form, dosage form, route of administration, medication form, drug type, medication type, dose form, medicine type, form dosage, formulation',
    { string: chosen('tablet:5, capsule:3, syrup, injection, ointment, spray') },
  ),
  row(
    'name',
    'diagnosis, condition name, disease name, disease, medical condition, illness, diagnosis name, problem, medical history, disorder, diagnosis description, condition display, ailment, problem name, finding name, health condition, chronic condition, pre existing condition, diagnosis text, primary diagnosis, injury, injury type',
    category(
      'Hypertension, Type 2 diabetes, Asthma, Migraine, Back pain, Influenza, Allergic rhinitis, Bronchitis, Sprained ankle, Iron deficiency, Anxiety, Arthritis',
    ),
  ),
  row(
    'code',
    'icd 10 code, icd code, diagnosis code, icd10, icd 10, condition code, procedure code icd, diagnosis icd',
    { string: matching('[A-N][0-9]{2}\\.[0-9]') },
  ),
  row('code', 'procedure code, cpt code, service code medical, cpt, loinc, loinc code, snomed code, snomed', {
    string: matching('[1-9][0-9]{4}'),
  }),
  row(
    'name',
    'treatment, procedure name, procedure, therapy, treatment name, medical service, treatment type, vaccine, vaccine name, surgery, service name medical, treatment plan, procedure type, operation name, examination, exam type medical, lab test name, vaccination, immunization name, test name, test type, lab test, procedure description, immunization, treatment description',
    category(
      'Blood test, X-ray, Physiotherapy, Vaccination, Ultrasound, Dental cleaning, ECG, Wound care, Eye test, Allergy test, MRI scan, Check-up',
    ),
  ),
];
